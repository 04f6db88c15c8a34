import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

const files = [
  { name: 'contract.pdf', share: 0.24 },
  { name: 'offer.pdf', share: 0.16 },
  { name: 'notes.txt', share: 0.08 },
];

export default function ThemeColorsChannel() {
  return (
    <List sx={{ gap: 0.5, maxWidth: 320 }}>
      {files.map(({ name, share }) => (
        <ListItem
          key={name}
          sx={(theme) => ({
            borderRadius: 'sm',
            backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / ${share})`,
          })}
        >
          {name}
        </ListItem>
      ))}
    </List>
  );
}
