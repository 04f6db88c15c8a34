import * as React from 'react';
import Card from '@mui/joy/Card';
import CardContent from '@mui/joy/CardContent';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';

export default function CardClickableWithButton() {
  const [starred, setStarred] = React.useState(false);

  return (
    <Card orientation="horizontal" variant="soft" sx={{ maxWidth: 340 }}>
      <CardContent>
        <Typography level="title-md" component="h3">
          <Link overlay textColor="inherit" href="/joy-ui/react-button/">
            Website relaunch
          </Link>
        </Typography>
        <Typography level="body-sm">7 members, 31 tasks</Typography>
      </CardContent>
      <IconButton
        aria-label="Star Website relaunch"
        aria-pressed={starred}
        onClick={() => setStarred(!starred)}
        sx={{ zIndex: 1, alignSelf: 'center' }}
      >
        {starred ? <Star /> : <StarBorder />}
      </IconButton>
    </Card>
  );
}
