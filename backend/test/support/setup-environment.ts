import 'reflect-metadata';

process.env.NODE_ENV = 'test';
process.env.LOG_LEVEL ??= 'silent';
// Set by the step `int` of `npm test` for the step `columns`.
if (process.env.QUERY_COLUMNS) (await import('./record-columns.js')).recordColumns(process.env.QUERY_COLUMNS);
