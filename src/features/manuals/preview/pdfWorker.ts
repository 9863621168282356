// The worker that reads PDF, as a part of our own build: it comes from our own origin under js/, like every other part.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
