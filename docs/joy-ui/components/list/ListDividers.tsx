import * as React from 'react';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Check from '@mui/icons-material/Check';

const insets = ['context', 'gutter', 'startDecorator', 'startContent'] as const;

export default function ListDividers() {
  return (
    <List
      variant="outlined"
      aria-label="Values of inset"
      sx={{ '--List-padding': '8px' }}
    >
      {insets.map((inset) => (
        <React.Fragment key={inset}>
          <ListItem>
            <ListItemDecorator>
              <Check />
            </ListItemDecorator>
            {inset}
          </ListItem>
          <ListDivider aria-hidden inset={inset} />
        </React.Fragment>
      ))}
      <ListItem>No divider after the last item</ListItem>
    </List>
  );
}
