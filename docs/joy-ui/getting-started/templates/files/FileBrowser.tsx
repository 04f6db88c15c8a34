import * as React from 'react';
import Box from '@mui/joy/Box';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { PLACE_NAMES } from './data';
import FileGrid from './FileGrid';
import FileTable from './FileTable';
import FileToolbar, { type View } from './FileToolbar';
import SelectionBar from './SelectionBar';
import { type FilesState } from './useFiles';

interface FileBrowserProps {
  state: FilesState;
  headingRef: React.RefObject<HTMLHeadingElement>;
  onDetails: (id: string) => void;
}

export default function FileBrowser({
  state,
  headingRef,
  onDetails,
}: FileBrowserProps) {
  const { path, title, shown, chosen, goTo } = state;
  const [view, setView] = React.useState<View>('table');
  const viewProps = { state, label: title, onDetails };

  return (
    <Box sx={{ display: 'grid', gap: 2, p: { xs: 1.5, sm: 3 }, minWidth: 0 }}>
      {path.length > 0 && (
        <Breadcrumbs size="sm" aria-label="Path" sx={{ p: 0 }}>
          {[null, ...path.slice(0, -1)].map((folder) => (
            <Link
              key={folder?.id ?? 'top'}
              component="button"
              type="button"
              onClick={() => goTo('files', folder?.id ?? null)}
            >
              {folder?.name ?? PLACE_NAMES.files}
            </Link>
          ))}
          <Typography aria-current="page">{title}</Typography>
        </Breadcrumbs>
      )}
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <Typography ref={headingRef} tabIndex={-1} level="h3" component="h2">
          {title}
        </Typography>
        <Typography role="status" level="body-sm">
          {shown.length === 1 ? '1 item' : `${shown.length} items`}
          {chosen.length > 0 && `, ${chosen.length} selected`}
        </Typography>
      </Box>
      <FileToolbar state={state} view={view} onView={setView} />
      {chosen.length > 0 && (
        <SelectionBar
          state={state}
          onClear={() => {
            state.chooseAll(false);
            headingRef.current?.focus();
          }}
        />
      )}
      {shown.length > 0 && view === 'table' && <FileTable {...viewProps} />}
      {shown.length > 0 && view === 'grid' && <FileGrid {...viewProps} />}
      {shown.length === 0 && (
        <Typography level="body-sm" sx={{ py: 6, textAlign: 'center' }}>
          {state.query || state.kind !== 'all'
            ? 'Nothing matches. Try another word or kind.'
            : 'There is nothing here yet.'}
        </Typography>
      )}
    </Box>
  );
}
