import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const people = {
  A: ['Aisha Khan', 'Alex Moreau', 'Anna Lind'],
  B: ['Ben Carter', 'Bianca Rossi', 'Bruno Alves'],
  C: ['Carla Mendes', 'Chen Wei', 'Clara Novak'],
};

export default function ListStickySubheader() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Contacts"
      sx={{ maxHeight: 220, overflow: 'auto', borderRadius: 'sm' }}
    >
      <List>
        {Object.entries(people).map(([letter, names]) => (
          <ListItem key={letter} nested>
            <ListSubheader sticky>{letter}</ListSubheader>
            <List>
              {names.map((name) => (
                <ListItem key={name}>{name}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
