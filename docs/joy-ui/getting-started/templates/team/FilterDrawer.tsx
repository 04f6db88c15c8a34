import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Filters from './Filters';
import type { TeamState } from './useTeam';

interface FilterDrawerProps {
  team: TeamState;
  open: boolean;
  onClose: () => void;
}

export default function FilterDrawer({ team, open, onClose }: FilterDrawerProps) {
  const count = team.found.length;

  return (
    <Drawer
      size="sm"
      open={open}
      onClose={onClose}
      slotProps={{ content: { 'aria-describedby': undefined } }}
      sx={{ display: { md: 'none' } }}
    >
      <ModalClose
        aria-label="Close filters"
        sx={{ right: 'auto', insetInlineEnd: '0.625rem' }}
      />
      <DialogTitle>Filters</DialogTitle>
      <Box sx={{ px: 2, pb: 2 }}>
        <Filters team={team} />
        <Button fullWidth onClick={onClose} sx={{ mt: 1.5 }}>
          {count === 1 ? 'Show one person' : `Show ${count} people`}
        </Button>
      </Box>
    </Drawer>
  );
}
