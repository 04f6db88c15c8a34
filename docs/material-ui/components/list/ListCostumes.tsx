import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Typography from '@mui/material/Typography';
import CheckroomOutlined from '@mui/icons-material/CheckroomOutlined';

const ACTS = [
  { act: 'Act one', costumes: [{ role: 'Miller', state: 'washed' }] },
  {
    act: 'Act two',
    costumes: [
      { role: 'Heron', state: 'wing to sew' },
      { role: 'Bailiff', state: 'washed' },
    ],
  },
];

export default function ListCostumes() {
  const id = React.useId();

  return (
    <List aria-label="Costumes of the play">
      {ACTS.map(({ act, costumes }, index) => (
        <li key={act}>
          <ListSubheader
            component="div"
            id={`${id}-${index}`}
            color="primary"
            inset
            disableSticky
          >
            {act}
          </ListSubheader>
          <List disablePadding aria-labelledby={`${id}-${index}`}>
            {costumes.map(({ role, state }) => (
              <ListItem key={role} dense>
                <ListItemIcon>
                  <CheckroomOutlined />
                </ListItemIcon>
                <ListItemText
                  disableTypography
                  primary={<Typography fontWeight={500}>{role}</Typography>}
                  secondary={
                    <Typography variant="body2" fontStyle="italic">
                      {state}
                    </Typography>
                  }
                />
              </ListItem>
            ))}
          </List>
        </li>
      ))}
    </List>
  );
}
