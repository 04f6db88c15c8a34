import * as React from 'react';
import Box from '@mui/joy/Box';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import CheckCircle from '@mui/icons-material/CheckCircle';
import type { Person } from './data';
import Filters from './Filters';
import FilterDrawer from './FilterDrawer';
import Header from './Header';
import InviteDialog from './InviteDialog';
import PageHeading from './PageHeading';
import PeopleBar from './PeopleBar';
import PeopleList from './PeopleList';
import Permissions from './Permissions';
import RemoveDialog from './RemoveDialog';
import useTeam from './useTeam';

export default function Team() {
  const team = useTeam();
  const [isInviting, setInviting] = React.useState(false);
  const [isFilterOpen, setFilterOpen] = React.useState(false);
  const [leaving, setLeaving] = React.useState<Person | null>(null);
  const titleRef = React.useRef<HTMLHeadingElement>(null);
  const { message, hideMessage } = team;

  // A person who leaves the list takes the focused control along.
  React.useEffect(() => {
    const title = titleRef.current;
    const { activeElement, body } = title?.ownerDocument ?? document;
    if (message.id > 0 && activeElement === body) {
      title?.focus();
    }
  }, [message.id]);

  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.level1' }}>
      <Header />
      <Box
        component="main"
        sx={{ maxWidth: 1280, marginInline: 'auto', p: { xs: 2, md: 3 } }}
      >
        <PageHeading count={team.people.length} onInvite={() => setInviting(true)} />
        <Box
          sx={{
            display: 'grid',
            alignItems: 'start',
            gap: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: '13rem minmax(0, 1fr)',
            },
          }}
        >
          <Box
            component="section"
            aria-label="Filters"
            sx={{
              display: { xs: 'none', md: 'block' },
              position: 'sticky',
              top: 16,
            }}
          >
            <Filters team={team} />
          </Box>
          <Stack spacing={3} sx={{ minWidth: 0 }}>
            <Stack component="section" spacing={2} aria-label="People">
              <PeopleBar
                team={team}
                titleRef={titleRef}
                onOpenFilter={() => setFilterOpen(true)}
              />
              <PeopleList
                team={team}
                onRemove={setLeaving}
                onShowAll={() => {
                  titleRef.current?.focus();
                  team.clearFilter();
                }}
              />
            </Stack>
            <Permissions />
          </Stack>
        </Box>
        <Snackbar
          key={message.id}
          open={message.open}
          color="success"
          variant="soft"
          autoHideDuration={6000}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') hideMessage();
          }}
          startDecorator={<CheckCircle />}
          sx={{ minWidth: 0, maxWidth: 'calc(100vw - 24px)' }}
        >
          <span role="alert">{message.text}</span>
        </Snackbar>
      </Box>
      <FilterDrawer
        team={team}
        open={isFilterOpen}
        onClose={() => setFilterOpen(false)}
      />
      <InviteDialog
        people={team.people}
        open={isInviting}
        onClose={() => setInviting(false)}
        onInvite={team.invite}
      />
      <RemoveDialog
        person={leaving}
        onClose={() => setLeaving(null)}
        onRemove={team.remove}
      />
    </Box>
  );
}
