import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';

const styles = {
  Bold: FormatBold,
  Italic: FormatItalic,
  Underline: FormatUnderlined,
};

export default function TooltipDelay() {
  const [active, setActive] = React.useState(['Bold']);

  return (
    <ToggleButtonGroup
      aria-label="Text style"
      value={active}
      onChange={(_event, next: string[]) => setActive(next)}
    >
      {Object.entries(styles).map(([name, Icon]) => (
        <Tooltip
          key={name}
          title={name}
          enterDelay={500}
          enterNextDelay={100}
          disableInteractive
        >
          <ToggleButton value={name}>
            <Icon />
          </ToggleButton>
        </Tooltip>
      ))}
    </ToggleButtonGroup>
  );
}
