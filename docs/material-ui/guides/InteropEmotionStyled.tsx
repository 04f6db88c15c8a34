import styled from '@emotion/styled';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const StatusChip = styled(Chip)<ChipProps>`
  border-radius: 4px;

  & .MuiChip-label {
    font-weight: 700;
  }

  &:hover {
    text-decoration: underline;
  }
`;

export default function InteropEmotionStyled() {
  return (
    <Stack direction="row" spacing={1}>
      <StatusChip label="Open" />
      <StatusChip label="Paid" variant="outlined" />
    </Stack>
  );
}
