import * as React from 'react';
import { Box, Stack, styled, ThemeProvider } from '@mui/system';
import { theme } from './propertiesTheme';

const Field = styled('input')({ font: 'inherit', padding: '4px 8px', width: '9em' });

/** `2` is a number, `2px` is text. */
const toValue = (text: string) =>
  text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);

export default function PropertiesTry() {
  const [property, setProperty] = React.useState('px');
  const [text, setText] = React.useState('2');

  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" flexWrap="wrap" spacing={2} useFlexGap>
        <label>
          Property{' '}
          <Field
            value={property}
            onChange={(event) => setProperty(event.target.value)}
          />
        </label>
        <label>
          Value{' '}
          <Field value={text} onChange={(event) => setText(event.target.value)} />
        </label>
      </Stack>
      <Box sx={{ mt: 3, border: '1px dashed', overflow: 'auto' }}>
        <Box role="group" aria-label="Result" sx={{ [property]: toValue(text) }}>
          An element with this style
        </Box>
      </Box>
    </ThemeProvider>
  );
}
