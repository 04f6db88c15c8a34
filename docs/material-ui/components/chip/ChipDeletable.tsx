import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

export default function ChipDeletable() {
  const list = React.useRef<HTMLUListElement>(null);
  const [tags, setTags] = React.useState(['React', 'TypeScript', 'Testing', 'CSS']);

  const handleDelete = (tag: string, index: number) => {
    // The deleted chip would take the focus with it.
    const chips = list.current?.querySelectorAll<HTMLElement>('[role="button"]');
    (chips?.[index + 1] ?? chips?.[index - 1] ?? list.current)?.focus();
    setTags(tags.filter((other) => other !== tag));
  };

  return (
    <Stack
      ref={list}
      component="ul"
      tabIndex={-1}
      aria-label="Tags"
      direction="row"
      useFlexGap
      flexWrap="wrap"
      spacing={1}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
    >
      {tags.map((tag, index) => (
        <li key={tag}>
          <Chip
            label={tag}
            aria-label={`${tag}, press Delete to remove`}
            onDelete={() => handleDelete(tag, index)}
          />
        </li>
      ))}
      {tags.length === 0 && <li>No tags</li>}
    </Stack>
  );
}
