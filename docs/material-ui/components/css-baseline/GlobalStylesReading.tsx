import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import GlobalStyles from '@mui/material/GlobalStyles';
import Switch from '@mui/material/Switch';

const readingStyles = (
  <GlobalStyles
    styles={(theme) => ({
      body: { padding: theme.spacing(2) },
      p: { maxWidth: '46ch', hyphens: 'auto', textWrap: 'pretty' },
      '::selection': {
        color: theme.palette.secondary.contrastText,
        backgroundColor: theme.palette.secondary.main,
      },
      mark: {
        color: 'inherit',
        backgroundColor: 'transparent',
        boxShadow: `inset 0 -0.4em ${theme.palette.warning.light}66`,
      },
    })}
  />
);

export default function GlobalStylesReading() {
  const [isReading, setIsReading] = React.useState(true);

  return (
    <>
      {isReading && readingStyles}
      <FormControlLabel
        label="Reading view"
        control={
          <Switch checked={isReading} onChange={() => setIsReading(!isReading)} />
        }
      />
      <p>
        Bread that is to keep for a week wants <mark>a sour dough and rye</mark>.
        Wheat alone is dry on the third day, whatever is baked around it.
      </p>
    </>
  );
}
