import Rating, { type IconContainerProps } from '@mui/material/Rating';
import SentimentDissatisfied from '@mui/icons-material/SentimentDissatisfied';
import SentimentNeutral from '@mui/icons-material/SentimentNeutral';
import SentimentSatisfied from '@mui/icons-material/SentimentSatisfied';

const faces = [
  { label: 'Unhappy', Icon: SentimentDissatisfied },
  { label: 'Neutral', Icon: SentimentNeutral },
  { label: 'Happy', Icon: SentimentSatisfied },
];

function Face({ value, ...other }: IconContainerProps) {
  const Icon = faces[value - 1]?.Icon ?? SentimentNeutral;
  return (
    <span {...other}>
      <Icon fontSize="inherit" />
    </span>
  );
}

export default function RatingSmileys() {
  return (
    <div role="group" aria-label="How was your order?">
      <Rating
        max={3}
        size="large"
        highlightSelectedOnly
        IconContainerComponent={Face}
        getLabelText={(value) => faces[value - 1]?.label ?? ''}
        sx={{
          gap: 1,
          '& .MuiRating-iconEmpty': { color: 'text.secondary' },
          '& .MuiRating-iconFilled': { color: 'primary.main' },
        }}
      />
    </div>
  );
}
