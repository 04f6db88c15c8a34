import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { alpha, darken, lighten, useTheme } from '@mui/material/styles';

export default function PaletteManipulators() {
  const { main } = useTheme().palette.primary;
  const tints = [
    { call: 'alpha(main, 0.16)', color: alpha(main, 0.16) },
    { call: 'lighten(main, 0.5)', color: lighten(main, 0.5) },
    { call: 'darken(main, 0.5)', color: darken(main, 0.5) },
  ];

  return (
    <List>
      {tints.map(({ call, color }) => (
        <ListItem
          key={call}
          sx={{ borderInlineStart: '32px solid', borderColor: color, mb: 1 }}
        >
          {call}
        </ListItem>
      ))}
    </List>
  );
}
