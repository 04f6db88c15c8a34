import { List, type RowComponentProps } from 'react-window';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

function FileRow({ index, style, ariaAttributes }: RowComponentProps) {
  return (
    <ListItem component="div" style={style} {...ariaAttributes}>
      <ListItemText primary={`scan-${index + 1}.pdf`} />
    </ListItem>
  );
}

export default function WindowedFiles() {
  return (
    <List
      aria-label="Files"
      tabIndex={0}
      rowComponent={FileRow}
      rowCount={5000}
      rowHeight={48}
      rowProps={{}}
      defaultHeight={240}
      style={{ height: 240 }}
    />
  );
}
