import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const MARKS = ['Socket', 'Lamp', 'Switch'];

export default function MenuContextPlan() {
  const [point, setPoint] = React.useState<{ top: number; left: number }>();
  const [open, setOpen] = React.useState(false);
  const [marks, setMarks] = React.useState<string[]>([]);

  const handleContextMenu = (event: React.MouseEvent) => {
    event.preventDefault();
    setPoint({ top: event.clientY, left: event.clientX });
    setOpen(true);
  };

  return (
    <React.Fragment>
      <Box
        role="group"
        tabIndex={0}
        aria-label="Plan of the kitchen, with a context menu"
        onContextMenu={handleContextMenu}
        sx={{
          p: 3,
          minHeight: 120,
          border: '1px dashed',
          borderColor: 'text.secondary',
          borderRadius: 1,
        }}
      >
        <Typography role="status">
          {marks.length > 0
            ? `Wall of the kitchen: ${marks.join(', ')}`
            : 'Wall of the kitchen: empty. Right-click it, or press Shift+F10.'}
        </Typography>
      </Box>
      <Menu
        open={open}
        anchorReference="anchorPosition"
        {...(point && { anchorPosition: point })}
        onClose={() => setOpen(false)}
        MenuListProps={{ 'aria-label': 'Add to the wall' }}
      >
        {MARKS.map((mark) => (
          <MenuItem
            key={mark}
            onClick={() => {
              setMarks((before) => [...before, mark.toLowerCase()]);
              setOpen(false);
            }}
          >
            {mark}
          </MenuItem>
        ))}
      </Menu>
    </React.Fragment>
  );
}
