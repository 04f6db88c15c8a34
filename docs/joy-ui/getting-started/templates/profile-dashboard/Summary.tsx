import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';
import { countries, type Details } from './data';

interface SummaryProps {
  details: Details;
  picture: string;
}

/** What is saved, and how much of it is still missing. */
export default function Summary({ details, picture }: SummaryProps) {
  const { firstName, lastName, job, country } = details;
  const missing = [
    picture === '' && 'a picture',
    job === '' && 'your job title',
    details.phone === '' && 'a phone number',
    details.about === '' && 'a text about you',
  ].filter((text) => text !== false);
  const percent = 100 - missing.length * 15;

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        my: { xs: 2, md: 3 },
      }}
    >
      <Avatar src={picture} alt="" sx={{ '--Avatar-size': '72px' }}>
        {firstName.charAt(0)}
        {lastName.charAt(0)}
      </Avatar>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography level="title-lg" component="p" noWrap>
          {firstName} {lastName}
        </Typography>
        <Typography level="body-sm">
          {job ? `${job}, ` : ''}
          {countries[country]}
        </Typography>
      </Box>
      <Box sx={{ width: { xs: '100%', sm: 260 } }}>
        <Typography level="body-sm" sx={{ mb: 0.75 }}>
          {percent} % complete
          {missing[0] && `: add ${missing[0]}`}
        </Typography>
        <LinearProgress
          determinate
          role="meter"
          aria-label="Completeness of your profile"
          color={percent === 100 ? 'success' : 'primary'}
          value={percent}
        />
      </Box>
    </Box>
  );
}
