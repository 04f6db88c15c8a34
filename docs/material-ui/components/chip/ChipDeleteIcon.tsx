import * as React from 'react';
import Chip from '@mui/material/Chip';
import Done from '@mui/icons-material/Done';
import Add from '@mui/icons-material/Add';

export default function ChipDeleteIcon() {
  const [following, setFollowing] = React.useState(false);
  const toggle = () => setFollowing(!following);

  return (
    <Chip
      label="Release notes"
      aria-pressed={following}
      color={following ? 'success' : 'default'}
      deleteIcon={following ? <Done /> : <Add />}
      onClick={toggle}
      onDelete={toggle}
    />
  );
}
