import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

const reports = [
  { title: 'Revenue', text: 'By month and product', href: '/material-ui/' },
  { title: 'Customers', text: 'New and returning', href: '/joy-ui/' },
];

export default function CardActionAreaLinks() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {reports.map(({ title, text, href }) => (
        <Card key={title} variant="outlined" sx={{ flex: '1 1 180px' }}>
          <CardActionArea href={href} sx={{ height: 1 }}>
            <CardContent>
              <Typography variant="subtitle1" component="h3">
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
