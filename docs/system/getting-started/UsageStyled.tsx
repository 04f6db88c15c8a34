import { Stack, styled } from '@mui/system';

const Tag = styled('span')(({ theme }) => ({
  padding: theme.spacing(0.5, 1.5),
  border: '1px solid light-dark(#6d7884, #8b97a4)',
  borderRadius: 999,
}));

export default function UsageStyled() {
  return (
    <Stack direction="row" spacing={1}>
      <Tag>Design</Tag>
      <Tag>Backend</Tag>
      <Tag sx={{ borderStyle: 'dashed' }}>New label</Tag>
    </Stack>
  );
}
