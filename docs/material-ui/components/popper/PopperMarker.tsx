import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';

export default function PopperMarker() {
  const { direction } = useTheme();
  const trail = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);
  const [kilometre, setKilometre] = React.useState(6);

  const marker = React.useMemo(
    () => ({
      getBoundingClientRect: () => {
        const box = trail.current?.getBoundingClientRect() ?? new DOMRect();
        const way = (box.width * kilometre) / 18;
        const left = direction === 'rtl' ? box.right - way : box.left + way;
        return new DOMRect(left, box.top, 0, box.height);
      },
    }),
    [direction, kilometre],
  );

  return (
    <Stack spacing={2} sx={{ pt: 6, px: 2 }}>
      <Box
        ref={trail}
        sx={{ height: 8, borderRadius: 4, bgcolor: 'success.main' }}
      />
      <Slider
        aria-label="Kilometre of the trail"
        min={0}
        max={18}
        value={kilometre}
        onChange={(_event, value) => {
          setKilometre(Number(value));
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
      />
      <Popper open={open} anchorEl={marker} placement="top" role="note">
        <Paper sx={{ px: 1, mb: 1 }}>{kilometre} km</Paper>
      </Popper>
    </Stack>
  );
}
