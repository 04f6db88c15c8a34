import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import LabelOutlined from '@mui/icons-material/LabelOutlined';

export default function ChipVariants() {
  return (
    <Stack
      direction="row"
      useFlexGap
      flexWrap="wrap"
      spacing={1}
      alignItems="center"
    >
      <Chip label="Default" />
      <Chip label="Primary" color="primary" />
      <Chip label="Outlined" color="secondary" variant="outlined" />
      <Chip label="Small" color="success" size="small" />
      <Chip label="With icon" icon={<LabelOutlined />} />
      <Chip
        label="Grey icon"
        color="primary"
        icon={<LabelOutlined color="disabled" />}
      />
    </Stack>
  );
}
