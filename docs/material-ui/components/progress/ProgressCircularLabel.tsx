import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

function CircularProgressWithLabel({
  value,
  label,
}: {
  value: number;
  label: string;
}) {
  return (
    <Box sx={{ display: 'inline-grid', placeItems: 'center' }}>
      <CircularProgress
        aria-hidden
        variant="determinate"
        value={100}
        size={72}
        sx={{ gridArea: '1 / 1', color: 'action.disabledBackground' }}
      />
      <CircularProgress
        variant="determinate"
        value={value}
        size={72}
        aria-label={label}
        sx={{ gridArea: '1 / 1' }}
      />
      <Typography aria-hidden variant="body2" sx={{ gridArea: '1 / 1' }}>
        {Math.round(value)} %
      </Typography>
    </Box>
  );
}

export default function ProgressCircularLabel() {
  return <CircularProgressWithLabel value={70} label="Profile completed" />;
}
