import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import Star from '@mui/icons-material/Star';
import { type FileItem } from './data';
import { visuallyHidden } from './styles';
import { type FilesState } from './useFiles';

interface FileNameProps {
  file: FileItem;
  state: FilesState;
  /** Whether a click anywhere on the card counts. */
  overlay?: boolean;
  onDetails: (id: string) => void;
}

/** Opens a folder, and the details of a file. */
export default function FileName({
  file,
  state,
  overlay = false,
  onDetails,
}: FileNameProps) {
  const { id, name, kind, starred, inBin } = file;
  const isFolder = kind === 'folder' && !inBin;

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Link
        component="button"
        type="button"
        overlay={overlay}
        level="title-sm"
        textColor="text.primary"
        aria-current={id === state.active?.id && !isFolder ? 'true' : undefined}
        onClick={() => (isFolder ? state.goTo('files', id) : onDetails(id))}
        sx={{ textAlign: 'start', overflowWrap: 'anywhere', minWidth: 0 }}
      >
        {name}
      </Link>
      {starred && (
        <>
          <Star color="warning" sx={{ fontSize: 16, flexShrink: 0 }} />
          <Box component="span" sx={visuallyHidden}>
            starred
          </Box>
        </>
      )}
    </Box>
  );
}
