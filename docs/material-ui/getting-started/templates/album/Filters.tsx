import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { KINDS, type Kind } from './data';
import { ORDERS, type AlbumState, type OrderName } from './useAlbum';

export default function Filters({ state }: { state: AlbumState }) {
  const id = React.useId();

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      useFlexGap
      flexWrap="wrap"
      alignItems={{ sm: 'center' }}
    >
      <TextField
        select
        size="small"
        id={`${id}-kind`}
        label="Show"
        value={state.kind}
        onChange={(event) => state.setKind(event.target.value as Kind | 'All')}
        sx={{ minWidth: 200 }}
      >
        {(['All', ...KINDS] as const).map((kind) => (
          <MenuItem key={kind} value={kind}>
            {kind}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        id={`${id}-order`}
        label="Order"
        value={state.order}
        onChange={(event) => state.setOrder(event.target.value as OrderName)}
        sx={{ minWidth: 200 }}
      >
        {Object.entries(ORDERS).map(([name, { label }]) => (
          <MenuItem key={name} value={name}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <FormControlLabel
        control={<Switch checked={state.onlyLiked} />}
        label="Favourites only"
        onChange={(_event, checked) => state.setOnlyLiked(checked)}
      />
    </Stack>
  );
}
