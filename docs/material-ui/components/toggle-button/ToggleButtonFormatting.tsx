import * as React from 'react';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';

type Format = 'bold' | 'italic' | 'underline';

export default function ToggleButtonFormatting() {
  const [formats, setFormats] = React.useState<Format[]>(['bold']);

  return (
    <div>
      <ToggleButtonGroup
        aria-label="Text formatting"
        value={formats}
        onChange={(_event, next: Format[]) => setFormats(next)}
      >
        <ToggleButton value="bold" aria-label="Bold">
          <FormatBold />
        </ToggleButton>
        <ToggleButton value="italic" aria-label="Italic">
          <FormatItalic />
        </ToggleButton>
        <ToggleButton value="underline" aria-label="Underline">
          <FormatUnderlined />
        </ToggleButton>
      </ToggleButtonGroup>
      <TextField
        fullWidth
        margin="normal"
        label="Message"
        defaultValue="See you on Monday"
        sx={{
          '& input': {
            fontWeight: formats.includes('bold') ? 700 : 400,
            fontStyle: formats.includes('italic') ? 'italic' : 'normal',
            textDecoration: formats.includes('underline') ? 'underline' : 'none',
          },
        }}
      />
    </div>
  );
}
