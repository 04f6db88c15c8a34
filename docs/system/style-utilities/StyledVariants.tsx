import { Stack, styled } from '@mui/system';

interface ChipProps {
  tone?: 'paid' | 'late';
  size?: 'small';
}

const Chip = styled('span')<ChipProps>({
  padding: '4px 12px',
  borderRadius: 999,
  backgroundColor: 'light-dark(#e8e8ec, #34343b)',
  variants: [
    {
      props: { tone: 'paid' },
      style: { backgroundColor: 'light-dark(#cfeeda, #15462a)' },
    },
    {
      props: { tone: 'late' },
      style: { backgroundColor: 'light-dark(#fbdcd8, #5c211b)' },
    },
    { props: { size: 'small' }, style: { padding: '0 8px', fontSize: 13 } },
  ],
});

export default function StyledVariants() {
  return (
    <Stack direction="row" spacing={1} useFlexGap alignItems="center">
      <Chip>Draft</Chip>
      <Chip tone="paid">Paid</Chip>
      <Chip tone="late" size="small">
        Late
      </Chip>
    </Stack>
  );
}
