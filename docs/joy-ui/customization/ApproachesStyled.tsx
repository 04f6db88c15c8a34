import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import { styled } from '@mui/joy/styles';

const Tile = styled(Sheet)(({ theme }) => ({
  padding: theme.spacing(2),
  borderRadius: theme.vars.radius.lg,
  borderInlineStart: `4px solid ${theme.vars.palette.primary.solidBg}`,
  color: theme.vars.palette.text.primary,
}));

export default function ApproachesStyled() {
  return (
    <Stack direction="row" gap={2} flexWrap="wrap">
      <Tile variant="soft">12 open orders</Tile>
      <Tile variant="soft">3 returns</Tile>
    </Stack>
  );
}
