import * as React from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

const DESKS = [
  { id: 'window', name: 'Window', note: 'Bright, warm after two' },
  { id: 'library', name: 'Library', note: 'Silent, no calls' },
  { id: 'kitchen', name: 'Kitchen', note: 'Coffee, and everyone who wants it' },
];

export default function CardDeskChoice() {
  const id = React.useId();
  const [desk, setDesk] = React.useState('library');

  return (
    <FormControl fullWidth>
      <FormLabel id={id}>Your desk for tomorrow</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name={id}
        value={desk}
        onChange={(_event, value) => setDesk(value)}
        sx={{ mt: 1, gap: 1 }}
      >
        {DESKS.map(({ id: value, name, note }) => (
          <Card
            key={value}
            component="label"
            variant="outlined"
            sx={{
              cursor: 'pointer',
              '&:has(:checked)': { borderColor: 'primary.main' },
            }}
          >
            <CardContent
              sx={{ display: 'flex', gap: 1, p: 1, '&:last-child': { pb: 1 } }}
            >
              <Radio value={value} />
              <Box component="span">
                <Typography component="span" display="block">
                  {name}
                </Typography>
                <Typography component="span" variant="body2" color="text.secondary">
                  {note}
                </Typography>
              </Box>
            </CardContent>
          </Card>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
