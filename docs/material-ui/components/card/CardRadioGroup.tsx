import * as React from 'react';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const options = { standard: 'Standard, 3 to 5 days', express: 'Express, 1 day' };

export default function CardRadioGroup() {
  const id = React.useId();

  return (
    <FormControl fullWidth>
      <FormLabel id={id}>Delivery</FormLabel>
      <RadioGroup
        aria-labelledby={id}
        name={id}
        defaultValue="standard"
        sx={{ gap: 1 }}
      >
        {Object.entries(options).map(([value, text]) => (
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
              component="span"
              sx={{
                display: 'flex',
                alignItems: 'center',
                '&, &:last-child': { p: 1 },
              }}
            >
              <Radio value={value} />
              {text}
            </CardContent>
          </Card>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
