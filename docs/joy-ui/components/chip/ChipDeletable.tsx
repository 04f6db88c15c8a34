import * as React from 'react';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import ChipDelete from '@mui/joy/ChipDelete';

export default function ChipDeletable() {
  const list = React.useRef<HTMLUListElement>(null);
  const [tags, setTags] = React.useState(['Invoice', 'Urgent', 'Taxes', 'Travel']);

  const remove = (index: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1])?.focus();
    setTags(tags.filter((_tag, other) => other !== index));
  };

  return (
    <Box
      component="ul"
      ref={list}
      aria-label="Tags"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}
    >
      {tags.map((tag, index) => (
        <Chip
          key={tag}
          component="li"
          size="lg"
          endDecorator={
            <ChipDelete
              aria-label={`Remove ${tag}`}
              onDelete={() => remove(index)}
            />
          }
        >
          {tag}
        </Chip>
      ))}
    </Box>
  );
}
