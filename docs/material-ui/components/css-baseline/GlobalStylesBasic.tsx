import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Switch from '@mui/material/Switch';

const readingStyles = (
  <GlobalStyles
    styles={(theme) => ({
      body: { padding: theme.spacing(2) },
      p: { maxWidth: '40ch', hyphens: 'auto' },
      mark: {
        color: theme.palette.primary.contrastText,
        backgroundColor: theme.palette.primary.main,
      },
    })}
  />
);

export default function GlobalStylesBasic() {
  const [reading, setReading] = React.useState(true);

  return (
    <>
      {reading && readingStyles}
      <FormControlLabel
        label="Reading view"
        control={<Switch checked={reading} onChange={() => setReading(!reading)} />}
      />
      <p>
        Invoices are due <mark>within 14 days</mark>. Please give the number of the
        invoice when you pay.
      </p>
    </>
  );
}
