import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const folders = ['My files', 'Photos', 'Office', 'Summer party'];

export default function BreadcrumbsButtons() {
  const [depth, setDepth] = React.useState(3);
  const nextFolder = folders[depth + 1];

  return (
    <div>
      <Breadcrumbs aria-label="Folder">
        {folders.slice(0, depth).map((folder, index) => (
          <Link
            key={folder}
            component="button"
            type="button"
            variant="body1"
            onClick={() => setDepth(index)}
          >
            {folder}
          </Link>
        ))}
        <Typography component="span" color="text.primary" aria-current="location">
          {folders[depth]}
        </Typography>
      </Breadcrumbs>
      <Typography role="status" color="text.secondary" sx={{ my: 1 }}>
        {folders[depth]} is open
      </Typography>
      {nextFolder && (
        <Button onClick={() => setDepth(depth + 1)}>Open {nextFolder}</Button>
      )}
    </div>
  );
}
