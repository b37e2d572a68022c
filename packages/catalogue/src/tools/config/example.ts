/** A file with mistakes of several kinds, for readers who have none at hand. */
export const EXAMPLE = `# Example with mistakes
server.max-connections = 8_192

[server.listener.smtp]
bind = "[::]:25"
protocol = "smtp"

[server.listener.https]
bind = "[::]:25"
protocol = "http"
tls.implicit = "yes"

[storage]
data = "rocksdb"
fts = "rocksdb"
blob = "s3"
lookup = "rocksdb"
directory = "internal"

[store.rocksdb]
type = "rocksdb"
path = "/opt/stalwart/data"
compresion = "lz4"

[directory.internal]
type = "internal"
store = "rocksdb"

[session.rcpt]
relay = true

[authentication.fallback-admin]
user = "admin"
secret = "correct horse"
`;
