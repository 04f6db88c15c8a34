import * as React from 'react';
import Skeleton, { type SkeletonProps } from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const ANIMATIONS = { pulse: 'pulse', wave: 'wave', none: false } as const;

type Name = keyof typeof ANIMATIONS;

export default function SkeletonAnimations() {
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [name, setName] = React.useState<Name>('wave');
  const animation: SkeletonProps['animation'] = calm ? false : ANIMATIONS[name];

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Animation"
        value={name}
        onChange={(_event, next: Name | null) => setName(next ?? name)}
      >
        <ToggleButton value="pulse">pulse</ToggleButton>
        <ToggleButton value="wave">wave</ToggleButton>
        <ToggleButton value="none">false</ToggleButton>
      </ToggleButtonGroup>
      <Skeleton variant="rounded" height={96} animation={animation} />
      <div>
        <Skeleton width="70%" animation={animation} />
        <Skeleton width="45%" animation={animation} />
      </div>
      <Typography variant="body2" color="text.secondary" sx={{ minHeight: '1.5em' }}>
        {calm && 'Your system asks for less motion, so nothing moves.'}
      </Typography>
    </Stack>
  );
}
