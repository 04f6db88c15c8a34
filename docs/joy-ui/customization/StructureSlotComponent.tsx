import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

export default function StructureSlotComponent() {
  return (
    <Stack direction="row" spacing={1}>
      {['Card', 'Sheet', 'Button'].map((name) => (
        <Chip
          key={name}
          slotProps={{
            action: {
              component: 'a',
              href: `/joy-ui/react-${name.toLowerCase()}/`,
            },
          }}
        >
          {name}
        </Chip>
      ))}
    </Stack>
  );
}
