// The same worker under a name of its own, whose answer alone allows WASM.
import './worker.ts';
