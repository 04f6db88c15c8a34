import { Box } from '@mui/system';
import { visuallyHidden } from '@mui/utils';

const files = ['Budget.xlsx', 'Minutes.pdf'];

export default function ScreenReadersButton() {
  return (
    <ul>
      {files.map((file) => (
        <li key={file}>
          {file}{' '}
          <button type="button">
            <span aria-hidden>✕</span>
            <Box component="span" sx={visuallyHidden}>
              Delete {file}
            </Box>
          </button>
        </li>
      ))}
    </ul>
  );
}
