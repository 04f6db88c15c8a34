import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';

type LampProps = React.ComponentPropsWithoutRef<'button'> & { color: string };

const Lamp = React.forwardRef<HTMLButtonElement, LampProps>(function Lamp(
  { color, style, ...props },
  ref,
) {
  return (
    <button
      {...props}
      ref={ref}
      type="button"
      style={{
        width: 40,
        height: 40,
        borderRadius: '50%',
        border: '3px solid currentColor',
        backgroundColor: color,
        ...style,
      }}
    />
  );
});

export default function TooltipOwnChild() {
  const [lamp, setLamp] = React.useState('none');

  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={2}>
        <Tooltip title="Port lamp">
          <Lamp color="#c62828" onClick={() => setLamp('port')} />
        </Tooltip>
        <Tooltip title="Starboard lamp">
          <Lamp color="#2e7d32" onClick={() => setLamp('starboard')} />
        </Tooltip>
      </Stack>
      <Typography role="status" color="text.secondary">
        Tested last: {lamp}
      </Typography>
    </Stack>
  );
}
