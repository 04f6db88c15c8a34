import * as React from 'react';
import Chip from '@mui/material/Chip';
import InputAdornment from '@mui/material/InputAdornment';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Search from '@mui/icons-material/Search';
import { TAGS } from './types';
import type { BlogState } from './useBlog';

export default function Filters({ state }: { state: BlogState }) {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      useFlexGap
      justifyContent="space-between"
      sx={{ mb: 2 }}
    >
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        flexWrap="wrap"
        alignItems="center"
        role="group"
        aria-label="Tags"
      >
        {(['All', ...TAGS] as const).map((tag) => (
          <Chip
            key={tag}
            label={tag}
            color={state.tag === tag ? 'primary' : 'default'}
            variant={state.tag === tag ? 'filled' : 'outlined'}
            aria-pressed={state.tag === tag}
            onClick={() => state.setTag(tag)}
          />
        ))}
      </Stack>
      <TextField
        id={React.useId()}
        type="search"
        size="small"
        label="Search articles"
        value={state.words}
        onChange={(event) => state.setWords(event.target.value)}
        InputProps={{
          startAdornment: (
            <InputAdornment position="start">
              <Search />
            </InputAdornment>
          ),
        }}
      />
    </Stack>
  );
}
