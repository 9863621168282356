// The worker that reads PDF, as a chunk of our own build: it comes from our own origin under js/, like every chunk.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
