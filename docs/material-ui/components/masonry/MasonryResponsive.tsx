import Masonry from '@mui/lab/Masonry';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';

const projects = [
  { name: 'Website', tasks: ['Write texts', 'Choose pictures', 'Test forms'] },
  { name: 'Hiring', tasks: ['Publish job'] },
  { name: 'Office move', tasks: ['Sign contract', 'Order desks'] },
  { name: 'Newsletter', tasks: ['Draft', 'Review', 'Send', 'Measure'] },
];

export default function MasonryResponsive() {
  return (
    <Box sx={{ p: 2 }}>
      <Masonry
        columns={{ xs: 1, sm: 2, md: 3 }}
        spacing={{ xs: 1, sm: 2, md: 3 }}
        sx={{ width: 'auto' }}
      >
        {projects.map(({ name, tasks }) => (
          <Card key={name} variant="outlined">
            <CardContent>
              <strong>{name}</strong>
              {tasks.map((task) => (
                <div key={task}>{task}</div>
              ))}
            </CardContent>
          </Card>
        ))}
      </Masonry>
    </Box>
  );
}
