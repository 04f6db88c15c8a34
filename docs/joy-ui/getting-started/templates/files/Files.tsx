import * as React from 'react';
import Box from '@mui/joy/Box';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import Details from './Details';
import FileBrowser from './FileBrowser';
import FileNotice from './FileNotice';
import FilesHeader from './FilesHeader';
import NewFolderDialog from './NewFolderDialog';
import Places from './Places';
import { checkName } from './tree';
import useFiles from './useFiles';
import useWide from './useWide';

const labelled = (name: string) => ({
  content: {
    'aria-label': name,
    'aria-labelledby': undefined,
    'aria-describedby': undefined,
  },
});

export default function Files() {
  const state = useFiles();
  const { active, folderId, notice, place } = state;
  const hasRoomForPlaces = useWide('md');
  const hasRoomForDetails = useWide('lg');
  const [placesOpen, setPlacesOpen] = React.useState(false);
  const [detailsOpen, setDetailsOpen] = React.useState(false);
  const [creating, setCreating] = React.useState(false);
  const headingRef = React.useRef<HTMLHeadingElement>(null);

  // What had the focus may be gone after an action and in another folder.
  const step = `${notice.id} ${place} ${folderId}`;
  const lastStep = React.useRef(step);
  React.useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    const heading = headingRef.current;
    const { activeElement, body } = heading?.ownerDocument ?? document;
    if (activeElement === body) {
      heading?.focus();
    }
  }, [step]);

  const places = (
    <Places
      current={place}
      onShow={(next) => {
        state.goTo(next, null);
        setPlacesOpen(false);
      }}
    />
  );
  const details = active ? (
    <Details key={active.id} file={active} state={state} />
  ) : (
    <Typography level="body-sm" sx={{ p: 3 }}>
      Choose a file to see its details.
    </Typography>
  );

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: '100dvh',
        height: { md: '100dvh' },
        bgcolor: 'background.surface',
      }}
    >
      <FilesHeader
        onMenu={() => setPlacesOpen(true)}
        onNewFolder={() => setCreating(true)}
      />
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
        <Sheet
          sx={{
            display: { xs: 'none', md: 'flex' },
            width: 220,
            flexShrink: 0,
            overflow: 'auto',
            borderInlineEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          {places}
        </Sheet>
        <Box
          component="main"
          sx={{ flex: 1, minWidth: 0, overflow: { md: 'auto' } }}
        >
          <FileBrowser
            state={state}
            headingRef={headingRef}
            onDetails={(id) => {
              state.activate(id);
              setDetailsOpen(!hasRoomForDetails);
            }}
          />
          <FileNotice state={state} />
        </Box>
        <Sheet
          component="aside"
          aria-label="Details"
          sx={{
            display: { xs: 'none', lg: 'block' },
            width: 300,
            flexShrink: 0,
            overflow: 'auto',
            borderInlineStart: '1px solid',
            borderColor: 'divider',
          }}
        >
          {details}
        </Sheet>
      </Box>
      <Drawer
        size="sm"
        open={placesOpen && !hasRoomForPlaces}
        onClose={() => setPlacesOpen(false)}
        slotProps={labelled('Places')}
      >
        <ModalClose aria-label="Close places" />
        <Box sx={{ display: 'flex', flex: 1, pt: 5 }}>{places}</Box>
      </Drawer>
      <Drawer
        size="lg"
        anchor="bottom"
        open={detailsOpen && active !== null && !hasRoomForDetails}
        onClose={() => setDetailsOpen(false)}
        slotProps={labelled('Details')}
      >
        <ModalClose aria-label="Close details" />
        <Box sx={{ pt: 4, width: '100%', maxWidth: 560, mx: 'auto' }}>
          {!hasRoomForDetails && details}
        </Box>
      </Drawer>
      {creating && (
        <NewFolderDialog
          check={(name) => checkName(state.files, name, folderId)}
          onCreate={(name) => {
            state.createFolder(name);
            setCreating(false);
          }}
          onClose={() => setCreating(false)}
        />
      )}
    </Box>
  );
}
