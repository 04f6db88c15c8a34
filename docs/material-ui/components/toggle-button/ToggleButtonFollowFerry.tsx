import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import MyLocationRounded from '@mui/icons-material/MyLocationRounded';

export default function ToggleButtonFollowFerry() {
  const [following, setFollowing] = React.useState(false);

  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={2}
      alignItems="center"
    >
      <ToggleButton
        value="follow"
        color="success"
        selected={following}
        onChange={() => setFollowing(!following)}
      >
        <MyLocationRounded sx={{ marginInlineEnd: 1 }} />
        Follow the ferry
      </ToggleButton>
      <Typography role="status" color="text.secondary">
        {following ? 'The map moves with the ferry.' : 'The map stays where it is.'}
      </Typography>
    </Stack>
  );
}
