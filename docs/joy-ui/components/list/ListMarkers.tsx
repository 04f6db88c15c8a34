import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListMarkers() {
  return (
    <List component="ol" marker="decimal" aria-label="Publish a release">
      <ListItem>Run the tests</ListItem>
      <ListItem nested>
        Write the notes
        <List marker="disc">
          <ListItem>Breaking changes first</ListItem>
          <ListItem>Thanks to contributors</ListItem>
        </List>
      </ListItem>
      <ListItem>Publish the package</ListItem>
    </List>
  );
}
