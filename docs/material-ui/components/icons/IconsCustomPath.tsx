import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createSvgIcon } from '@mui/material/utils';

const Board = createSvgIcon(
  <path d="M3 4h5v16H3zM10 4h5v10h-5zM17 4h4v7h-4z" />,
  'Board',
);

const Sprint = createSvgIcon(
  <>
    <path d="M4 4h16v6H4z" />
    <path d="M4 13h10v6H4z" opacity={0.5} />
  </>,
  'Sprint',
);

export default function IconsCustomPath() {
  return (
    <Stack direction="row" spacing={2} alignItems="center">
      <Button startIcon={<Board />}>Board</Button>
      <Sprint color="secondary" fontSize="large" titleAccess="Sprint" />
    </Stack>
  );
}
