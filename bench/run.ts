// npm run bench: the service beside the bare runtime. npm run bench -- tools [slug …]: tools beside what people would take instead.
await import(process.argv[2] === 'tools' ? './tools.ts' : './main.ts');
