import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import AcUnit from '@mui/icons-material/AcUnit';
import WbSunny from '@mui/icons-material/WbSunnyOutlined';

export default function ListForecast() {
  return (
    <List aria-label="Forecast">
      <ListItem>
        <ListItemIcon>
          <WbSunny />
        </ListItemIcon>
        <ListItemText primary="Clear until noon" />
      </ListItem>
      <ListItem>
        <ListItemText inset primary="Wind turns north-west" />
      </ListItem>
      <ListItem>
        <ListItemIcon>
          <AcUnit color="info" />
        </ListItemIcon>
        <ListItemText
          primary="Snow above 900 m"
          primaryTypographyProps={{ fontWeight: 600 }}
        />
      </ListItem>
    </List>
  );
}
