import { connect, run } from './entry';

declare const App: (app: object) => void;

// The simulator sends every address to the test's host.
connect('https://api.example.com');
App({ run });
