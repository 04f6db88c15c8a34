import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

export default function CardForm() {
  const id = React.useId();
  const [sent, setSent] = React.useState(false);

  return (
    <Card
      component="form"
      size="lg"
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
      sx={{ maxWidth: 340 }}
    >
      <Typography level="title-lg" component="h3" id={id}>
        Invite a member
      </Typography>
      <FormControl id={`${id}-email`} required>
        <FormLabel>Email</FormLabel>
        <Input type="email" autoComplete="off" />
      </FormControl>
      <CardActions>
        <Button type="submit">Send invitation</Button>
      </CardActions>
      <Typography role="status" level="body-sm">
        {sent ? 'Invitation sent.' : 'The link is valid for 7 days.'}
      </Typography>
    </Card>
  );
}
