// The limit is there to end a test that hangs. On a busy machine, one that reads all demos
// takes longer than Jest's own five seconds.
jest.setTimeout(60_000);
