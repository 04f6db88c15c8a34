import * as React from 'react';
import Breadcrumbs from '@mui/joy/Breadcrumbs';
import IconButton from '@mui/joy/IconButton';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import MoreHoriz from '@mui/icons-material/MoreHoriz';

const folders = ['Company', 'Marketing', '2026', 'Spring', 'Posters'];

export default function BreadcrumbsCollapse() {
  const [expanded, setExpanded] = React.useState(false);
  const firstShown = React.useRef<HTMLAnchorElement>(null);
  const links = folders.map((folder, index) => (
    <Link
      key={folder}
      href="/joy-ui/react-card/"
      ref={index === 1 ? firstShown : undefined}
    >
      {folder}
    </Link>
  ));

  React.useEffect(() => {
    if (expanded) firstShown.current?.focus();
  }, [expanded]);

  return (
    <Breadcrumbs aria-label="Folder">
      {expanded
        ? links
        : [
            links[0],
            <IconButton
              key="more"
              size="sm"
              aria-label="Show path"
              onClick={() => setExpanded(true)}
            >
              <MoreHoriz />
            </IconButton>,
            links.at(-1),
          ]}
      <Typography aria-current="page">Draft.pdf</Typography>
    </Breadcrumbs>
  );
}
