import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function CheckboxChips() {
  const [topics, setTopics] = React.useState<readonly string[]>(['Design']);

  return (
    <List
      orientation="horizontal"
      wrap
      aria-label="Topics"
      sx={{ '--List-gap': '8px', '--ListItem-radius': '20px' }}
    >
      {['Design', 'Code', 'Sales', 'Support'].map((topic) => (
        <ListItem key={topic}>
          <Checkbox
            overlay
            disableIcon
            variant="soft"
            label={topic}
            color={topics.includes(topic) ? 'primary' : 'neutral'}
            checked={topics.includes(topic)}
            onChange={(event) =>
              setTopics((current) =>
                event.target.checked
                  ? current.concat(topic)
                  : current.filter((name) => name !== topic),
              )
            }
          />
        </ListItem>
      ))}
    </List>
  );
}
