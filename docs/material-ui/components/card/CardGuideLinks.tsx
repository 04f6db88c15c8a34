import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const GUIDES = [
  {
    title: 'Fields',
    text: 'Label, help and error in one.',
    href: '/material-ui/react-text-field/',
  },
  {
    title: 'Choices',
    text: 'One answer out of a list.',
    href: '/material-ui/react-select/',
  },
  {
    title: 'Questions',
    text: 'What has to be answered first.',
    href: '/material-ui/react-dialog/',
  },
];

export default function CardGuideLinks() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
      }}
    >
      {GUIDES.map(({ title, text, href }) => (
        <Card key={title} variant="outlined">
          <CardActionArea href={href} sx={{ height: 1 }}>
            <CardContent>
              <Typography component="p" variant="subtitle1" color="primary">
                {title}
              </Typography>
              <Typography variant="body2">{text}</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      ))}
    </Box>
  );
}
